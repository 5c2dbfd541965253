import { ColorSplitterBlock } from '@babylonjs/core/Materials/Node/Blocks/colorSplitterBlock.js';
import { TextureBlock } from '@babylonjs/core/Materials/Node/Blocks/Dual/textureBlock.js';
import { LerpBlock } from '@babylonjs/core/Materials/Node/Blocks/lerpBlock.js';
import { PBRMetallicRoughnessBlock } from '@babylonjs/core/Materials/Node/Blocks/PBR/pbrMetallicRoughnessBlock.js';
import { NodeMaterialBlockConnectionPointTypes as Type } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialBlockConnectionPointTypes.js';
import { NodeMaterialSystemValues } from '@babylonjs/core/Materials/Node/Enums/nodeMaterialSystemValues.js';
import type { NodeMaterialConnectionPoint } from '@babylonjs/core/Materials/Node/nodeMaterialBlockConnectionPoint.js';
import type { Texture } from '@babylonjs/core/Materials/Textures/texture.js';
import { Color3, Color4 } from '@babylonjs/core/Maths/math.color.js';
import type { ModuleMaterial, ModuleTexture } from '../../../core/modules/module-model.ts';
import type { BendChain } from './bend-chain.ts';
import { FinishBlock } from './finish-block.ts';
import { attribute, constant, product, systemValue } from './graph-points.ts';
import type { TextureMeaning } from './module-textures.ts';
import { SurfaceNormalBlock } from './surface-normal-block.ts';
import { UvBlock } from './uv-block.ts';

type Point = NodeMaterialConnectionPoint;

/** Which of its attributes a mesh has, as far as its material depends on it. */
export interface MeshLayout {
  readonly hasTangents: boolean;
  readonly hasColors: boolean;
  /** How many sets of texture coordinates. */
  readonly uvSets: number;
}

/** The engine's names of texture coordinates, by set. */
const UV_ATTRIBUTES = ['uv', 'uv2'] as const;

/**
 * How much of the light of the viewport comes from all around, which is what occlusion keeps away. The engine's physical
 * block applies occlusion to images of surroundings alone, and there are none here.
 */
const AMBIENT_SHARE = 0.5;

export interface SurfaceSource {
  readonly material: ModuleMaterial;
  readonly layout: MeshLayout;
  readonly textureOf: (texture: ModuleTexture, meaning: TextureMeaning) => Texture;
}

/** Colour and opacity of a surface: what a fragment output takes. */
export interface SurfaceOutput {
  readonly rgb: Point;
  /** Left out where the surface is not to be looked through. */
  readonly alpha: Point | undefined;
}

/** The fragment side of a glTF metallic-roughness material, on the engine's physical block. */
export function buildSurface(chain: BendChain, source: SurfaceSource): SurfaceOutput {
  return new SurfaceGraph(chain, source).build();
}

interface SurfaceInputs {
  readonly baseColor: Point;
  readonly opacity: Point;
  readonly metallic: Point;
  readonly roughness: Point;
  readonly normal: Point;
  readonly cameraPosition: Point;
}

class SurfaceGraph {
  private readonly chain: BendChain;
  private readonly source: SurfaceSource;
  private readonly uvs = new Map<number, Point>();

  constructor(chain: BendChain, source: SurfaceSource) {
    this.chain = chain;
    this.source = source;
  }

  build(): SurfaceOutput {
    const { material } = this.source;
    const block = new PBRMetallicRoughnessBlock('physical');
    block.unlit = material.isUnlit;
    block.useAlphaTest = material.alphaMode === 'MASK';
    block.alphaTestCutoff = material.alphaCutoff;
    block.useAlphaBlending = material.alphaMode === 'BLEND';
    this.chain.worldPosition.connectTo(block.worldPosition);
    this.chain.worldNormal.connectTo(block.worldNormal);
    systemValue('view', NodeMaterialSystemValues.View).connectTo(block.view);
    const inputs = this.buildInputs();
    inputs.normal.connectTo(block.perturbedNormal);
    inputs.baseColor.connectTo(block.baseColor);
    inputs.metallic.connectTo(block.metallic);
    inputs.roughness.connectTo(block.roughness);
    inputs.cameraPosition.connectTo(block.cameraPosition);
    if (material.alphaMode !== 'OPAQUE') inputs.opacity.connectTo(block.opacity);
    const rgb = this.isFinished() ? this.buildFinish(block, inputs) : block.lighting;
    return { rgb, alpha: material.alphaMode === 'BLEND' ? block.alpha : undefined };
  }

  private buildInputs(): SurfaceInputs {
    const { material, layout } = this.source;
    const [r, g, b, a] = material.baseColor;
    const texture = this.findTexture(material.baseColorTexture, 'color')?.block.rgba;
    const vertex = layout.hasColors ? attribute('color', Type.Color4) : undefined;
    const parts = new ColorSplitterBlock('base color parts');
    product([constant('base color', new Color4(r, g, b, a)), texture, vertex]).connectTo(parts.rgba);
    const finish = this.findTexture(material.metallicRoughnessTexture, 'data')?.block;
    return {
      baseColor: product([parts.rgbOut, this.occlusion()]),
      opacity: parts.a,
      metallic: product([constant('metallic', material.metallic), finish?.b]),
      roughness: product([constant('roughness', material.roughness), finish?.g]),
      normal: this.shadingNormal(),
      cameraPosition: systemValue('cameraPosition', NodeMaterialSystemValues.CameraPosition),
    };
  }

  /** 1 where light comes to, less in corners. */
  private occlusion(): Point | undefined {
    const { material } = this.source;
    const texture = this.findTexture(material.occlusionTexture, 'data')?.block;
    if (!texture || material.isUnlit) return undefined;
    const mix = new LerpBlock('occlusion');
    constant('open', 1).connectTo(mix.left);
    texture.r.connectTo(mix.right);
    constant('occlusion strength', material.occlusionStrength * AMBIENT_SHARE).connectTo(mix.gradient);
    return mix.output;
  }

  /** Whether there is light that the physical block does not know of. */
  private isFinished(): boolean {
    const { emissive, metallic, isUnlit } = this.source.material;
    return !isUnlit && (metallic > 0 || emissive.some((part) => part !== 0));
  }

  private buildFinish(block: PBRMetallicRoughnessBlock, inputs: SurfaceInputs): Point {
    const { emissive, emissiveTexture } = this.source.material;
    const texture = this.findTexture(emissiveTexture, 'color')?.block.rgb;
    const { baseColor, metallic, roughness, normal, cameraPosition } = inputs;
    return new FinishBlock()
      .feed({
        diffuse: block.diffuseDir,
        specular: block.specularDir,
        emissive: product([constant('emissive', new Color3(...emissive)), texture]),
        baseColor,
        metallic,
        roughness,
        normal,
        cameraPosition,
        worldPosition: this.chain.worldPosition,
      })
      .point('finished');
  }

  private shadingNormal(): Point {
    const { material } = this.source;
    const { worldPosition, worldNormal, worldTangent } = this.chain;
    const map = this.findTexture(material.normalTexture, 'normal');
    const block = new SurfaceNormalBlock().feed({ worldPosition, worldNormal });
    if (map) {
      // The tangents of a mesh are those of its first texture coordinates alone.
      const hasTangents = worldTangent !== undefined && material.normalTexture?.uvSet === 0;
      block.feed({
        worldTangent: hasTangents ? worldTangent : undefined,
        texel: map.block.rgb,
        uv: hasTangents ? undefined : map.uv,
        strength: constant('normal scale', material.normalScale),
      });
    }
    return block.point('normal');
  }

  /** A texture is left out where the mesh lacks the coordinates that it asks for. */
  private findTexture(
    texture: ModuleTexture | null,
    meaning: TextureMeaning,
  ): { readonly block: TextureBlock; readonly uv: Point } | undefined {
    if (!texture || texture.uvSet >= this.source.layout.uvSets) return undefined;
    const raw = this.findUv(texture.uvSet);
    if (!raw) return undefined;
    const uv = isPlaced(texture)
      ? new UvBlock().feed({ uv: raw }).feedTransform(texture).point('placedUv')
      : raw;
    const block = new TextureBlock(`${meaning} texture`);
    block.texture = this.source.textureOf(texture, meaning);
    block.convertToLinearSpace = meaning === 'color';
    uv.connectTo(block.uv);
    return { block, uv };
  }

  private findUv(set: number): Point | undefined {
    const name = UV_ATTRIBUTES[set];
    if (name === undefined) return undefined;
    const known = this.uvs.get(set) ?? attribute(name, Type.Vector2);
    this.uvs.set(set, known);
    return known;
  }
}

const isPlaced = ({ offset, rotation, scale }: ModuleTexture): boolean =>
  rotation !== 0 || offset[0] !== 0 || offset[1] !== 0 || scale[0] !== 1 || scale[1] !== 1;
