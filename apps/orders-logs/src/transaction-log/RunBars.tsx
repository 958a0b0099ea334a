import type { SchedulerLogRow } from '@console/contracts/orders-logs/transaction-log/scheduler';
import { runStates } from '@console/contracts/orders-logs/transaction-log/vocabulary';
import { StackedBars, type BarTone } from '@console/ui/figures';
import { dateFormats, formatDate, formatNumber } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { messages } from './messages.ts';

type State = (typeof runStates)[number]['value'];
const tones: Readonly<Record<State, BarTone>> = {
  RUNNING: 'main',
  SUCCESS: 'good',
  PARTIAL: 'waiting',
  FAILED: 'bad',
  SKIPPED: 'quiet',
  ABANDONED: 'bad',
};

/** The last runs of a job by their duration, in the colour of how they ended. */
export function RunBars({ runs }: { readonly runs: NonNullable<SchedulerLogRow['runs']> }) {
  const t = useMessages(messages);
  const text = useText();
  const parts = runStates
    .filter(({ value }) => runs.some(({ status }) => status === value))
    .map(({ value, title }) => ({ key: value, title: text(title), tone: tones[value] }));
  return (
    <StackedBars
      label={t('runs')}
      parts={parts}
      bars={runs.map(({ secureId, at, status, durationMs }) => {
        const figure = durationMs === null ? '-' : formatNumber(durationMs);
        const state = parts.find(({ key }) => key === status)?.title ?? status;
        return {
          key: secureId,
          title: formatDate(at, dateFormats.log),
          label: `${formatDate(at, dateFormats.log)}: ${figure}, ${state}`,
          counts: Object.fromEntries(parts.map(({ key }) => [key, key === status ? (durationMs ?? 0) : 0])) as Readonly<
            Record<State, number>
          >,
          figure,
        };
      })}
    />
  );
}
