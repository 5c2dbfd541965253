/** The encoder, which only tests need. */
declare module 'draco3dgltf/draco_encoder_gltf_nodejs.js' {
  function createEncoderModule(): Promise<object>;
  export = createEncoderModule;
}
