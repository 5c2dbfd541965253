import type { CommandCall } from '../../../core/document/command.ts';
import { references } from '../../../core/document/references.ts';
import { ASSET_DEFAULTS, type Asset } from '../../../core/document/schema/asset.ts';
import type { Vec3 } from '../../../core/math/vec3.ts';
import { changeAsset } from '../../../core/polar/commands/change-asset.ts';
import { text } from '../../../core/text/text.ts';
import { getAction } from '../../actions/all-actions.ts';
import { fittingCall } from '../../session/field-gesture.ts';
import { ActionButton } from '../action-button.tsx';
import { useEditor } from '../editor-context.ts';
import { assetName } from '../fields/asset-name.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { FactRow } from '../fields/fact-row.tsx';
import { Section } from '../fields/field-row.tsx';
import { ModulePicture } from '../fields/module-picture.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { COUNT, FACTOR } from '../fields/quantity.ts';
import { TextField } from '../fields/text-field.tsx';
import { AssetFile } from './asset-file.tsx';
import { ConnectorFields } from './connector-fields.tsx';
import { withAxis } from './ring-section.tsx';

type AssetChanges = Parameters<typeof changeAsset.run>[1]['changes'];

const AXES = ['x', 'y', 'z'] as const;

/** Parts of a cell that edges may be long; "none" leaves the mesh as it is. */
const PARTS = [1, 2, 4, 8, 16] as const;

function densityChoices(): Readonly<Record<string, string>> {
  const words = PARTS.map((part) => [`1/${part}`, text('ring-panel.density.part', { part })]);
  return Object.fromEntries([...words, ['none', text('ring-panel.density.none')]]);
}

function densityOf({ longestEdge = ASSET_DEFAULTS.longestEdge }: Readonly<Asset>): string {
  return longestEdge === null ? 'none' : `1/${Math.round(1 / longestEdge)}`;
}

/** An artist's module: how its file lies on the grid. */
export function AssetSection({ asset }: { readonly asset: Readonly<Asset> }) {
  const { session } = useEditor();
  const callFor = (changes: AssetChanges): CommandCall | null =>
    fittingCall(changeAsset, { asset: asset.id, changes });
  const change = (changes: AssetChanges): void => {
    const call = callFor(changes);
    if (call) session.change(call);
  };
  const [along, across] = asset.footprint ?? ASSET_DEFAULTS.footprint;
  const pivot: Vec3 = asset.pivot ?? ASSET_DEFAULTS.pivot;
  return (
    <Section title={text('ring-panel.asset')}>
      <ModulePicture asset={asset} words={assetName(asset)} />
      <TextField
        label={text('editor.inspector.name')}
        value={asset.name ?? ''}
        placeholder={asset.id}
        change={(name) => change({ name: name || null })}
      />
      <FactRow label={text('ring-panel.file')}>{asset.path}</FactRow>
      <NumberField
        label={text('ring-panel.along')}
        quantity={COUNT}
        values={[along]}
        toCall={(value) => (value === null ? null : callFor({ footprint: [value, across] }))}
      />
      <NumberField
        label={text('ring-panel.across')}
        quantity={COUNT}
        values={[across]}
        toCall={(value) => (value === null ? null : callFor({ footprint: [along, value] }))}
      />
      {AXES.map((axis, index) => (
        <NumberField
          key={axis}
          label={text(`ring-panel.pivot-${axis}`)}
          values={[pivot[index] ?? 0]}
          toCall={(value) => (value === null ? null : callFor({ pivot: withAxis(pivot, index, value) }))}
        />
      ))}
      <NumberField
        label={text('ring-panel.factor')}
        quantity={FACTOR}
        values={[asset.scale ?? ASSET_DEFAULTS.scale]}
        allowsBlank
        toCall={(scale) => callFor({ scale })}
      />
      <ChoiceField
        label={text('ring-panel.density')}
        values={[densityOf(asset)]}
        choices={densityChoices()}
        choose={(choice) => change({ longestEdge: choice === 'none' ? null : 1 / Number(choice.slice(2)) })}
      />
      <AssetFile asset={asset} pivotCall={(pivot) => callFor({ pivot })} />
      <ConnectorFields asset={asset} change={(connectors) => change({ connectors })} />
      <FactRow label={text('ring-panel.placed')}>
        {String(session.level.derived(references).to(asset.id).size)}
      </FactRow>
      <div class="section-actions">
        <ActionButton action={getAction('panel.preview')} look="outlined" words="always" />
        <ActionButton action={getAction('module.replace')} look="outlined" words="always" />
        <ActionButton action={getAction('module.import')} look="outlined" words="always" />
      </div>
    </Section>
  );
}
