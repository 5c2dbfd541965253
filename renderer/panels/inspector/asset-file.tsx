import { useMemo } from 'preact/hooks';
import type { CommandCall } from '../../../core/document/command.ts';
import type { Asset } from '../../../core/document/schema/asset.ts';
import type { Vec3 } from '../../../core/math/vec3.ts';
import type { ModuleModel } from '../../../core/modules/module-model.ts';
import { createGrid } from '../../../core/polar/polar-grid.ts';
import { findRingFault } from '../../../core/polar/ring-limits.ts';
import { prepareModule } from '../../../core/polar/shape/prepare-module.ts';
import { text } from '../../../core/text/text.ts';
import { formatLength } from '../../../core/tools/number-entry.ts';
import type { LoadedModule } from '../../session/level-modules.ts';
import { FIRST_RING } from '../../session/ring-place.ts';
import { useEditor } from '../editor-context.ts';
import { FactRow } from '../fields/fact-row.tsx';

interface AssetFileProps {
  readonly asset: Readonly<Asset>;
  readonly pivotCall: (pivot: Vec3) => CommandCall | null;
}

/** What the file of an asset is made of, and what was made of it; or why it cannot be had. */
export function AssetFile({ asset, pivotCall }: AssetFileProps) {
  const { modules } = useEditor();
  modules.revision.value;
  const state = modules.find(asset.path);
  if (!state || state.status === 'loading') return <p class="dim">{text('ring-panel.loading')}</p>;
  if (state.status === 'failed') return <p class="result doubtful">{state.reason}</p>;
  return <ModuleFile asset={asset} module={state.module} pivotCall={pivotCall} />;
}

function ModuleFile({ asset, module, pivotCall }: AssetFileProps & { readonly module: LoadedModule }) {
  const { session } = useEditor();
  const { model, notices } = module;
  const { min, max } = model.bounds;
  const [width, height, depth] = [0, 1, 2].map((axis) => {
    const size = ((max[axis] ?? 0) - (min[axis] ?? 0)) * (asset.scale ?? 1);
    return formatLength(Math.round(size * 100) / 100);
  });
  return (
    <>
      <FactRow label={text('ring-panel.size')}>
        {text('ring-panel.dimensions', { width: width ?? '', height: height ?? '', depth: depth ?? '' })}
      </FactRow>
      <FactRow label={text('ring-panel.triangles')}>{String(countTriangles(model))}</FactRow>
      <VertexCount asset={asset} model={model} />
      <FactRow label={text('ring-panel.materials')}>
        {model.materials.map(({ name }) => name).join(', ') || '–'}
      </FactRow>
      <div class="section-actions">
        <button
          type="button"
          class="button outlined"
          data-tip={text('ring-panel.pivot-middle-tip')}
          onClick={() => {
            const call = pivotCall([(min[0] + max[0]) / 2, min[1], (min[2] + max[2]) / 2]);
            if (call) session.change(call);
          }}
        >
          {text('ring-panel.pivot-middle')}
        </button>
      </div>
      {notices.length > 0 && (
        <>
          <p class="dim">{text('ring-panel.notices')}</p>
          <ul class="notices">
            {notices.map(({ code, params }) => (
              <li key={text(code, params)}>{text(code, params)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const countTriangles = ({ meshes }: ModuleModel): number =>
  meshes.reduce((sum, { vertices }) => sum + vertices.indices.length / 3, 0);

/** What dividing its edges for the ring that is worked on costs. */
function VertexCount({ asset, model }: { readonly asset: Readonly<Asset>; readonly model: ModuleModel }) {
  const { session } = useEditor();
  const ring = session.level.findKind('ring', session.rings.ring.value ?? undefined);
  const { steps, cellSize } = ring && !findRingFault(ring) ? ring : FIRST_RING;
  const { pivot, scale, longestEdge } = asset;
  const { vertices, notices } = useMemo(() => {
    const fit = { ...(pivot && { pivot }), ...(scale !== undefined && { scale }) };
    return prepareModule(
      model,
      { ...fit, ...(longestEdge !== undefined && { longestEdge }) },
      createGrid(steps, cellSize),
    );
  }, [model, String(pivot), scale, longestEdge, steps, cellSize]);
  return (
    <>
      <FactRow label={text('ring-panel.vertices')}>
        {text('ring-panel.vertices-added', { before: vertices.before, after: vertices.after })}
      </FactRow>
      {notices.map(({ code, params }) => (
        <p key={code} class="dim">
          {text(code, params)}
        </p>
      ))}
    </>
  );
}
