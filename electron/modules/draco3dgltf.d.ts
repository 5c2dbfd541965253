/** The decoder alone: the package's main file loads the encoder too. It finds its .wasm beside itself. */
declare module 'draco3dgltf/draco_decoder_gltf_nodejs.js' {
  function createDecoderModule(): Promise<object>;
  export = createDecoderModule;
}
