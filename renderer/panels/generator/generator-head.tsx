import { useState } from 'preact/hooks';
import { text } from '../../../core/text/text.ts';
import { DEFAULT_WISHES } from '../../../core/walls/building-generator/wishes.ts';
import { getAction } from '../../actions/all-actions.ts';
import type { Attempt } from '../../session/generator/attempts.ts';
import { ActionButton } from '../action-button.tsx';
import { useEditor } from '../editor-context.ts';
import { COUNT, type Quantity } from '../fields/quantity.ts';
import { Icon } from '../icon.tsx';
import { MenuButton, type MenuEntry } from '../menu.tsx';
import { useUniqueId } from '../unique-id.ts';
import { WishInput } from './wish-input.tsx';
import { WishRow } from './wish-row.tsx';

/** As many as a menu shows well; older ones are reached by going back. */
const MOST_LISTED = 20;

/** Another one, and back and forward through those of this visit. */
export function GeneratorHead() {
  return (
    <div class="generator-head">
      <div class="generator-ways">
        <ActionButton action={getAction('building.back')} />
        <AttemptList />
        <ActionButton action={getAction('building.forward')} />
        <span class="space" />
        <ActionButton action={getAction('building.another')} look="outlined" words="always" />
      </div>
      <SeedField />
    </div>
  );
}

function AttemptList() {
  const { generator } = useEditor();
  const { made, index } = generator.attempts.value;
  const count = text('generator-panel.count', { index: index + 1, count: made.length });
  const entries = (): MenuEntry[] =>
    made
      .map((attempt, place) => ({
        label: describeAttempt(attempt),
        isOn: place === index,
        isRadio: true,
        run: () => generator.goTo(place),
      }))
      .slice(-MOST_LISTED)
      .toReversed();
  return (
    <MenuButton
      label={`${text('generator-panel.made')}: ${count}`}
      face={
        <>
          <span class="dim">{count}</span>
          <Icon name="down" size={13} />
        </>
      }
      entries={entries}
    />
  );
}

function describeAttempt({ seed, wishes }: Attempt): string {
  const [least, most] = wishes.rooms ?? DEFAULT_WISHES.rooms;
  const rooms = least === most ? String(least) : `${least}–${most}`;
  const storeys = wishes.storeys ?? DEFAULT_WISHES.storeys;
  return text('generator-panel.made-one', { seed, storeys, rooms });
}

/** Any whole number that stays exact. */
const SEED: Quantity = { ...COUNT, step: 1, format: String };

function SeedField() {
  const { generator } = useEditor();
  const id = useUniqueId();
  const [fault, setFault] = useState<string | null>(null);
  const reason = generator.refusal.value;
  const refusal = fault ?? (reason?.wish === 'seed' ? text(reason.code, reason.params) : null);
  const answer = (value: number | undefined): string | null => {
    if (value === undefined) return null;
    if (!Number.isSafeInteger(value)) return text('generator-panel.not-whole');
    generator.setSeed(value);
    return null;
  };
  return (
    <WishRow
      label={<label for={id}>{text('generator-panel.seed')}</label>}
      refusal={refusal}
      reasonId={`${id}-why`}
    >
      <WishInput
        id={id}
        quantity={SEED}
        value={generator.current.seed}
        isRefused={refusal !== null}
        describedBy={`${id}-why`}
        answer={answer}
        complain={setFault}
      />
    </WishRow>
  );
}
