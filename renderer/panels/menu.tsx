import type { ComponentChildren } from 'preact';
import type { Material } from '../../core/document/schema/material.ts';
import { text } from '../../core/text/text.ts';
import { type Action, runAction } from '../actions/action.ts';
import { isMac } from '../actions/key-dispatcher.ts';
import { describeKeys } from '../actions/keys.ts';
import type { Editor } from '../session/editor.ts';
import { useEditor } from './editor-context.ts';
import { Swatch } from './fields/swatch.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import { PopoverButton } from './popover.tsx';

export interface MenuItem {
  readonly label: string;
  readonly icon?: IconName | undefined;
  readonly keys?: string | undefined;
  /** A material in place of an icon. */
  readonly swatch?: Readonly<Material>;
  readonly isOn?: boolean | undefined;
  readonly isAvailable?: boolean | undefined;
  /** Several items of which one is on. */
  readonly isRadio?: boolean;
  readonly run: () => void;
}

export type MenuEntry = MenuItem | { readonly heading: string } | 'line';

/** The line of a menu that stands for an action. */
export function actionItem(action: Action, editor: Editor, isRadio = false): MenuItem {
  const key = action.keys?.[0];
  return {
    label: text(action.label),
    icon: action.icon,
    keys: key && describeKeys(key, isMac()),
    isOn: action.isOn?.(editor),
    isAvailable: action.isAvailable?.(editor),
    isRadio,
    run: () => runAction(action, editor),
  };
}

interface MenuButtonProps {
  readonly face: ComponentChildren;
  readonly label: string;
  readonly tip?: string;
  readonly look?: string;
  readonly entries: (editor: Editor) => readonly MenuEntry[];
}

/** A button that opens a menu. */
export function MenuButton({ entries, ...button }: MenuButtonProps) {
  const editor = useEditor();
  return (
    <PopoverButton {...button} role="menu" class="menu">
      {(close) => <MenuEntries entries={entries(editor)} close={close} />}
    </PopoverButton>
  );
}

export function MenuEntries({ entries, close }: { entries: readonly MenuEntry[]; close: () => void }) {
  return (
    <>
      {entries.map((entry, index) => {
        if (entry === 'line') return <hr key={index} />;
        if ('heading' in entry) {
          return (
            <div key={index} class="menu-heading" role="presentation">
              {entry.heading}
            </div>
          );
        }
        return <MenuLine key={index} item={entry} close={close} />;
      })}
    </>
  );
}

const roleOf = ({ isOn, isRadio }: MenuItem) =>
  isRadio ? 'menuitemradio' : isOn === undefined ? 'menuitem' : 'menuitemcheckbox';

function MenuLine({ item, close }: { item: MenuItem; close: () => void }) {
  const run = (): void => {
    if (item.isAvailable === false) return;
    close();
    item.run();
  };
  const icon = item.isOn ? 'check' : item.isOn === undefined ? item.icon : undefined;
  return (
    <button
      type="button"
      class="menu-item"
      role={roleOf(item)}
      tabIndex={-1}
      aria-disabled={item.isAvailable === false}
      {...(item.isOn !== undefined && { 'aria-checked': item.isOn })}
      onClick={run}
      onPointerMove={(event) => event.currentTarget.focus()}
    >
      {item.swatch ? <Swatch material={item.swatch} /> : icon ? <Icon name={icon} size={15} /> : <span />}
      <span>{item.label}</span>
      {item.keys ? <kbd>{item.keys}</kbd> : item.swatch && item.isOn && <Icon name="check" size={15} />}
    </button>
  );
}
