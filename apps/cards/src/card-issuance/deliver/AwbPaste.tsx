import type { HomeReady } from '@console/contracts/cards/card-issuance/deliver';
import { Button } from '@console/ui/core';
import { notify } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { FileInput } from '@console/ui/upload';
import './deliver.css';
import { messages } from './messages.ts';
import { readAwbs } from './read-awbs.ts';

interface AwbPasteProps {
  /** Cards that may be sent. */
  readonly rows: readonly HomeReady[];
  readonly chosen: ReadonlyMap<string, string>;
  readonly onFill: (awbs: ReadonlyMap<string, string>) => void;
  /** The pasted text. */
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Fills many waybills at once, from pasted lines or a file. */
export function AwbPaste({ rows, chosen, onFill, text, onText }: AwbPasteProps) {
  const t = useMessages(messages);
  const fill = (content: string) => {
    const { byCard, inTurn, unknown } = readAwbs(content, new Set(rows.map(({ cardNo }) => cardNo)));
    const next = new Map(chosen);
    for (const { cardId, cardNo } of rows) if (byCard.has(cardNo)) next.set(cardId, byCard.get(cardNo)!);
    const waiting = rows.filter(({ cardId }) => next.has(cardId) && next.get(cardId) === '');
    const waitingCards = waiting.length > 0 ? waiting : rows.filter(({ cardId }) => !next.has(cardId));
    for (const [index, awbNo] of inTurn.slice(0, waitingCards.length).entries())
      next.set(waitingCards[index]!.cardId, awbNo);
    onFill(next);
    notify.info(
      t('filled', {
        count: byCard.size + Math.min(inTurn.length, waitingCards.length),
        unknown: unknown + Math.max(0, inTurn.length - waitingCards.length),
      }),
    );
  };
  return (
    <details className="awb-paste" open={text !== '' || undefined}>
      <summary>{t('paste')}</summary>
      <div className="form-field">
        <label htmlFor="awb-paste">{t('paste')}</label>
        <textarea
          id="awb-paste"
          className="input input-paragraph"
          rows={4}
          value={text}
          aria-describedby="awb-paste-help"
          onChange={({ target }) => onText(target.value)}
        />
        <p id="awb-paste-help" className="form-help">
          {t('pasteHelp')}
        </p>
        <Button disabled={text.trim() === ''} onClick={() => fill(text)}>
          {t('usePaste')}
        </Button>
      </div>
      <div className="form-field">
        <span id="awb-csv-label" className="form-label">
          {t('csv')}
        </span>
        <FileInput
          id="awb-csv"
          labelledBy="awb-csv-label"
          kinds={['csv']}
          file={null}
          onChange={(file) => {
            if (file) void file.text().then(fill);
          }}
        />
      </div>
    </details>
  );
}
