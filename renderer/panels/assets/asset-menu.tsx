import { useEffect, useRef } from 'preact/hooks';
import { call } from '../../../core/document/command.ts';
import { deleteRecords } from '../../../core/document/commands/delete-records.ts';
import { references } from '../../../core/document/references.ts';
import type { Asset } from '../../../core/document/schema/asset.ts';
import { changeAsset } from '../../../core/polar/commands/change-asset.ts';
import { text } from '../../../core/text/text.ts';
import { runAction } from '../../actions/action.ts';
import { getAction } from '../../actions/all-actions.ts';
import { confirmDeletion } from '../../actions/confirm-deletion.ts';
import type { Editor } from '../../session/editor.ts';
import { fittingCall } from '../../session/field-gesture.ts';
import { useEditor } from '../editor-context.ts';
import { assetName } from '../fields/asset-name.ts';
import { MenuEntries, type MenuEntry } from '../menu.tsx';
import { placeAt } from '../placement.ts';
import { moveInMenu } from '../popover.tsx';
import { startPlacing } from './choose-asset.ts';

/** Which asset a menu is about, and where in the window it opens. */
export interface AssetMenuPlace {
  readonly asset: Readonly<Asset>;
  readonly x: number;
  readonly y: number;
}

interface AssetMenuProps {
  readonly place: AssetMenuPlace | null;
  readonly close: () => void;
}

/** What can be done with a module of the library. */
export function AssetMenu({ place, close }: AssetMenuProps) {
  const editor = useEditor();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = menu.current;
    if (!place || !element) return;
    element.showPopover();
    placeAt(element, place.x, place.y);
    element.querySelector<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')?.focus();
  }, [place]);
  const menuProps = {
    role: 'menu' as const,
    'aria-label': text('ring-panel.assets.menu', { asset: place ? assetName(place.asset) : '' }),
    onKeyDown: moveInMenu,
  };
  return (
    <div
      ref={menu}
      popover="auto"
      class="popover menu"
      {...menuProps}
      onToggle={(event) => {
        if (event.newState === 'closed') close();
      }}
    >
      {place && (
        <MenuEntries entries={entriesFor(editor, place.asset)} close={() => menu.current?.hidePopover()} />
      )}
    </div>
  );
}

function entriesFor(editor: Editor, asset: Readonly<Asset>): MenuEntry[] {
  const { session, panels } = editor;
  const { id } = asset;
  const placed = session.level.derived(references).to(id);
  return [
    { label: text('ring-panel.assets.place'), icon: 'place-module', run: () => startPlacing(editor, id) },
    {
      label: text('ring-panel.assets.fill'),
      icon: 'paint-everywhere',
      run: () => {
        startPlacing(editor, id);
        session.useTool('fill-ring');
      },
    },
    {
      label: text('ring-panel.assets.select-placed'),
      icon: 'select-all',
      isAvailable: placed.size > 0,
      run: () => session.select(placed),
    },
    'line',
    {
      label: text('ring-panel.assets.properties'),
      icon: 'info',
      run: () => {
        session.select([id]);
        panels.show('inspector');
      },
    },
    {
      label: text('preview.open'),
      icon: 'preview',
      run: () => {
        session.select([id]);
        panels.show('preview');
      },
    },
    { label: text('ring-panel.assets.rename'), icon: 'rename', run: () => void rename(editor, asset) },
    {
      label: text(getAction('module.replace').label),
      icon: 'replace',
      run: () => {
        session.select([id]);
        runAction(getAction('module.replace'), editor);
      },
    },
    'line',
    { label: text('ring-panel.assets.delete'), icon: 'trash', run: () => void remove(editor, id) },
  ];
}

async function rename({ session, dialogs }: Editor, asset: Readonly<Asset>): Promise<void> {
  const name = await dialogs.ask('name', {
    title: text('ring-panel.assets.rename-title'),
    paragraphs: [],
    label: text('editor.inspector.name'),
    initial: assetName(asset),
    confirm: text('ring-panel.assets.rename'),
  });
  const change = name && fittingCall(changeAsset, { asset: asset.id, changes: { name: name.trim() } });
  if (change) session.change(change);
}

async function remove(editor: Editor, asset: string): Promise<void> {
  if (await confirmDeletion(editor, [asset])) editor.session.run(call(deleteRecords, { ids: [asset] }));
}
