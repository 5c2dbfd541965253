import {
  ASSET_DEFAULTS,
  type Asset,
  type Connector,
  FOOTPRINT_SIDES,
} from '../../../core/document/schema/asset.ts';
import { sideLength } from '../../../core/polar/connector-sides.ts';
import { text } from '../../../core/text/text.ts';
import { Icon } from '../icon.tsx';
import { MenuButton } from '../menu.tsx';

interface ConnectorFieldsProps {
  readonly asset: Readonly<Asset>;
  /** Null where none is left. */
  readonly change: (connectors: readonly Connector[] | null) => void;
}

/** Where a module wants to meet others: one row a connector, with its side, cell and type. */
export function ConnectorFields({ asset, change }: ConnectorFieldsProps) {
  const connectors = asset.connectors ?? ASSET_DEFAULTS.connectors;
  const footprint = asset.footprint ?? ASSET_DEFAULTS.footprint;
  const free = findFreePlaces(footprint, connectors);
  const replace = (index: number, changes: Partial<Connector>): void =>
    change(connectors.map((each, at) => (at === index ? { ...each, ...changes } : each)));
  return (
    <fieldset class="connectors">
      <legend>{text('ring-panel.connectors')}</legend>
      {connectors.length === 0 && <p class="dim">{text('ring-panel.connector-none')}</p>}
      {connectors.map((connector, index) => (
        <ConnectorRow
          key={`${connector.side} ${connector.at}`}
          connector={connector}
          number={index + 1}
          free={free}
          replace={(changes) => replace(index, changes)}
          remove={() => {
            const left = connectors.filter((_each, at) => at !== index);
            change(left.length > 0 ? left : null);
          }}
        />
      ))}
      <button
        type="button"
        class="button outlined"
        aria-disabled={free.length === 0}
        {...(free.length === 0 && { 'data-tip': text('ring-panel.connector-full') })}
        onClick={() => {
          const [place] = free;
          const type = connectors.at(-1)?.type ?? text('ring-panel.connector-new-type');
          if (place) change([...connectors, { ...place, type }]);
        }}
      >
        {text('ring-panel.connector-add')}
      </button>
    </fieldset>
  );
}

type ConnectorPlace = Pick<Connector, 'side' | 'at'>;

/** Cells of the edge without a connector, side by side. */
function findFreePlaces(
  footprint: readonly [number, number],
  connectors: readonly ConnectorPlace[],
): readonly ConnectorPlace[] {
  const taken = new Set(connectors.map(({ side, at }) => `${side} ${at}`));
  return FOOTPRINT_SIDES.flatMap((side) =>
    Array.from({ length: Math.min(sideLength(side, footprint), MOST_OFFERED) }, (_value, at) => ({
      side,
      at,
    })),
  ).filter(({ side, at }) => !taken.has(`${side} ${at}`));
}

/** Cells of a side that a menu can still offer. */
const MOST_OFFERED = 32;

interface ConnectorRowProps {
  readonly connector: Connector;
  readonly number: number;
  readonly free: readonly ConnectorPlace[];
  readonly replace: (changes: Partial<Connector>) => void;
  readonly remove: () => void;
}

const placeWords = ({ side, at }: ConnectorPlace): string =>
  text('ring-panel.connector-place', { side: text(`ring-panel.side.${side}`), at });

function ConnectorRow({ connector, number, free, replace, remove }: ConnectorRowProps) {
  return (
    <div class="connector">
      <MenuButton
        look="select"
        label={`${text('ring-panel.connector-side', { number })}: ${placeWords(connector)}`}
        tip=""
        face={
          <>
            <span class="words">{placeWords(connector)}</span>
            <Icon name="down" size={13} />
          </>
        }
        entries={() =>
          [connector, ...free].map((place) => ({
            label: placeWords(place),
            isOn: place === connector,
            isRadio: true,
            run: () => replace({ side: place.side, at: place.at }),
          }))
        }
      />
      <input
        class="field"
        aria-label={text('ring-panel.connector-type', { number })}
        autoComplete="off"
        spellcheck={false}
        maxLength={100}
        defaultValue={connector.type}
        onBlur={(event) => {
          const type = event.currentTarget.value.trim();
          if (type === '') event.currentTarget.value = connector.type;
          else if (type !== connector.type) replace({ type });
        }}
        onKeyDown={(event) => {
          if (event.isComposing) return;
          if (event.key === 'Enter') event.currentTarget.blur();
          if (event.key === 'Escape') event.currentTarget.value = connector.type;
        }}
      />
      <button
        type="button"
        class="button small square"
        aria-label={text('ring-panel.connector-remove', { number })}
        data-tip={text('ring-panel.connector-remove', { number })}
        onClick={remove}
      >
        <Icon name="close" size={14} />
      </button>
    </div>
  );
}
