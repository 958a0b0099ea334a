import { sendCall } from '@console/api';
import { useOnline, useProfile } from '@console/auth';
import { operationCall, revealedSeconds, type Resource, type RevealBody } from '@console/contracts/core/resource';
import { titleOf } from '@console/contracts/core/titles';
import { Button } from '../core/index.ts';
import { dateFormats, formatDate } from '../formats/index.ts';
import { confirm } from '../dialogs/index.ts';
import { useMessages, useText } from '../messages/index.ts';
import { messages } from './messages.ts';
import './reveal.css';
import { useRevealed } from './use-revealed.ts';

export interface RevealableProps {
  readonly resource: Resource;
  /** The record as the services answered it, with masked personal values. */
  readonly record: { readonly secureId: string };
  readonly field: string;
}

const reasonLength = { minimum: 10, maximum: 255 };

/**
 * A masked value, and for those who may reveal it a button that shows it for a minute after a reason
 * (docs/model/platform.md#personal-data). The clear value is only in this component's state: in no cache, address or
 * draft.
 * @example
 * <Revealable resource={members} record={member} field="phone" />
 */
export function Revealable({ resource, record, field }: RevealableProps) {
  const t = useMessages(messages);
  const text = useText();
  const online = useOnline();
  const profile = useProfile();
  const revealed = useRevealed(`${record.secureId} ${field}`);
  const masked = (record as Readonly<Record<string, unknown>>)[field];
  const may = profile.state === 'loaded' && profile.data.mayReveal && resource.operations.includes('reveal');
  if (typeof masked !== 'string' || masked === '') return '-';
  if (!may) return masked;

  const title = text(titleOf(resource, field));
  const { kind } = { ...resource.fields, ...resource.derived }[field] ?? {};
  const inWords = (value: string) => (kind === 'date' ? formatDate(value, dateFormats.detailDay) : value);
  const ask = () =>
    confirm(
      {
        title: t('question', { field: title }),
        about: [record.secureId],
        text: t('note', { seconds: revealedSeconds }),
        action: t('reveal'),
        reason: 'required',
        reasonLength,
      },
      async ({ reason }) => {
        const body: RevealBody = { field, reason: reason! };
        const answer = await sendCall(operationCall(resource, 'reveal'), {
          parameters: { secureId: record.secureId },
          body,
        });
        if ('error' in answer) throw answer.error;
        const { value } = answer.data;
        revealed.show(typeof value === 'string' && value !== '' ? inWords(value) : t('empty'));
      },
    );
  const isShown = revealed.value !== undefined;
  return (
    <span className="revealable">
      {isShown ? <strong>{revealed.value}</strong> : masked}
      <Button
        variant="link"
        disabled={!online}
        aria-label={t(isShown ? 'hideField' : 'revealField', { field: title })}
        onClick={isShown ? revealed.hide : ask}
      >
        {t(isShown ? 'hide' : 'reveal')}
      </Button>
      <output className="visually-hidden">{isShown && t('shown', { field: title, seconds: revealedSeconds })}</output>
    </span>
  );
}
