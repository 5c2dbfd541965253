import type { Document } from '@gltf-transform/core';
import { checkDecoded } from './check-decoded.ts';
import { findModuleNotices } from './find-module-notices.ts';
import { makeModuleIo } from './module-document.ts';
import { ModuleError } from './module-error.ts';
import type { ModuleDecoders, ModuleFiles, NormalisedModule } from './module-file.ts';
import { type OpenedModule, openModule } from './open-module.ts';
import { placeModule } from './place-module.ts';
import { findInstancing, findPlacedNodes, type PlacedNode } from './placed-nodes.ts';
import { PlainJson } from './plain-json.ts';
import { ProblemList } from './problem-list.ts';
import { writeModule } from './write-module.ts';

/**
 * A module as one .glb of one form, whatever form its files have: a node a mesh and a mesh a material, all at the root
 * and where the nodes of the file put them; floats with unit normals and 32-bit indices, nothing compressed, images
 * inside. Materials are as they were, with their extensions. What a module cannot have is left out, with a notice. The
 * same files give the same bytes, and the result normalises to itself.
 * @param files inspected here: they may be anything
 * @throws ModuleError with every reason, for files that cannot be used; nothing else
 */
export async function normaliseModule(
  files: ModuleFiles,
  decoders: ModuleDecoders,
): Promise<NormalisedModule> {
  const problems = new ProblemList();
  const opened = openModule(files, problems);
  if (!opened) throw new ModuleError(problems.reasons);
  const { nodes } = findPlacedNodes(opened.json);
  const plain = pickUsed(opened, nodes);
  try {
    const document = await readPlain(plain, decoders);
    checkDecoded(document, plain);
    const meshes = placeModule(document, plain, nodes);
    if (meshes.length === 0) throw new ModuleError([{ code: 'modules.nothing-to-place', params: {} }]);
    const glb = await writeModule(document, meshes);
    return { glb, notices: findModuleNotices(opened) };
  } catch (error) {
    if (error instanceof ModuleError) throw error;
    const detail = error instanceof Error ? error.message : String(error);
    throw new ModuleError([{ code: 'modules.unreadable', params: { detail } }]);
  }
}

function pickUsed(opened: OpenedModule, nodes: readonly PlacedNode[]): PlainJson {
  const plain = new PlainJson(opened);
  for (const { node } of nodes) {
    if (node.mesh === undefined) continue;
    plain.takeMesh(node.mesh);
    for (const accessor of Object.values(findInstancing(node) ?? {})) plain.takeAccessor(accessor);
  }
  return plain;
}

async function readPlain(plain: PlainJson, { draco, meshopt }: ModuleDecoders): Promise<Document> {
  const json = plain.build();
  const used = json.json.extensionsUsed ?? [];
  const io = makeModuleIo({
    ...(used.includes('EXT_meshopt_compression') && { 'meshopt.decoder': await meshopt() }),
    ...(used.includes('KHR_draco_mesh_compression') && { 'draco3d.decoder': await draco() }),
  });
  return await io.readJSON(json);
}
