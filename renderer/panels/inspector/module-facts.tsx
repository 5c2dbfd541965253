import type { LevelReader } from '../../../core/document/level.ts';
import type { Module } from '../../../core/document/schema/module.ts';
import { pivotOf } from '../../../core/polar/pivot.ts';
import { placement } from '../../../core/polar/placement.ts';
import { createGrid } from '../../../core/polar/polar-grid.ts';
import { findRingFault } from '../../../core/polar/ring-limits.ts';
import { text } from '../../../core/text/text.ts';
import { formatLength } from '../../../core/tools/number-entry.ts';
import { useEditor } from '../editor-context.ts';
import { assetName } from '../fields/asset-name.ts';
import { FactRow } from '../fields/fact-row.tsx';
import { percent } from '../fields/quantity.ts';

/** What the modules are copies of, and what becomes of their size where they stand. */
export function ModuleFacts({ modules }: { readonly modules: readonly Readonly<Module>[] }) {
  const { session } = useEditor();
  const { level } = session;
  const assets = [...new Set(modules.map(({ asset }) => asset))];
  const [only] = assets.length === 1 ? assets : [];
  const asset = level.findKind('asset', only);
  const radii = modules.flatMap((module) => pivotRadius(level, module) ?? []);
  return (
    <>
      <FactRow label={text('ring-panel.asset')}>
        {asset ? (
          <button
            type="button"
            class="link"
            data-tip={text('ring-panel.show-asset')}
            onClick={() => session.select([asset.id])}
          >
            {assetName(asset)}
          </button>
        ) : (
          text('editor.field.mixed')
        )}
      </FactRow>
      {radii.length > 0 && (
        <>
          <FactRow label={text('ring-panel.pivot-radius')}>
            {span(
              radii.map(({ radius }) => radius),
              (value) => `${formatLength(Math.round(value * 100) / 100)} m`,
            )}
          </FactRow>
          <FactRow label={text('ring-panel.scale')}>
            {span(
              radii.map(({ scale }) => scale),
              percent,
            )}
          </FactRow>
        </>
      )}
    </>
  );
}

function span(values: readonly number[], format: (value: number) => string): string {
  const [from, to] = [
    format(values.reduce((a, b) => Math.min(a, b))),
    format(values.reduce((a, b) => Math.max(a, b))),
  ];
  return from === to ? from : text('ring-panel.from-to', { from, to });
}

/** Where its pivot stands and how large it is there; undefined without a place. */
function pivotRadius(level: LevelReader, { id, ring }: Readonly<Module>) {
  const footprint = level.derived(placement).find(id);
  const record = level.findKind('ring', ring);
  if (!footprint || !record || findRingFault(record)) return undefined;
  const grid = createGrid(record.steps, record.cellSize);
  const { radius } = pivotOf(grid, footprint.cell, footprint.extent);
  return { radius, scale: radius / grid.r0 };
}
