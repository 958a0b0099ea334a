import { mutationEndpoint } from '@console/api';
import { numberCallsOf, numbersLimit, type PastedNumbers } from '@console/contracts/core/pasted-numbers';
import { hasLostDigits } from '@console/contracts/core/pasted-parts';
import type { Resource } from '@console/contracts/core/resource';
import { titleOf } from '@console/contracts/core/titles';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../core/index.ts';
import { Dialog } from '../../dialogs/index.ts';
import { notify, useErrorText } from '../../feedback/index.ts';
import { formatNumber } from '../../formats/index.ts';
import { common, useMessages, useText } from '../../messages/index.ts';
import { messages } from './messages.ts';
import { MissingNumbers } from './MissingNumbers.tsx';
import { numbersIn } from './parse.ts';

interface PasteDialogProps {
  readonly resource: Resource;
  /** Text already pasted into the search box. */
  readonly initial: string;
  readonly onClose: () => void;
  /** Called with the id under which the services store the numbers; the filter refers to it. */
  readonly onFound: (secureId: string) => void;
}

/** Searches many numbers at once: filters the list by those found and lists the others. */
export default function PasteDialog({ resource, initial, onClose, onFound }: PasteDialogProps) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const errorText = useErrorText();
  const id = useId();
  const [pasted, setPasted] = useState(initial);
  const [fault, setFault] = useState<string | null>(null);
  const [result, setResult] = useState<PastedNumbers | null>(null);
  const [send, { isLoading }] = mutationEndpoint(numberCallsOf(resource).paste).useMutation();
  const { numbers, repeated } = numbersIn(pasted);
  const tooMany =
    numbers.length > numbersLimit
      ? t('tooMany', { limit: formatNumber(numbersLimit), count: formatNumber(numbers.length) })
      : null;
  const lost = numbers.find(hasLostDigits);
  const unusable = tooMany ?? (lost === undefined ? null : t('lostDigits', { number: lost }));
  const problem = unusable ?? fault;

  const find = async (event: FormEvent) => {
    event.preventDefault();
    if (unusable !== null || numbers.length === 0) {
      if (unusable === null) setFault(t('nothing'));
      document.getElementById(id)?.focus();
      return;
    }
    const answer = await send({ body: { numbers: [...numbers] } });
    if ('error' in answer) return setFault(errorText(answer.error));
    const { secureId, given, missing } = answer.data;
    onFound(secureId);
    if (missing.length > 0) return setResult(answer.data);
    notify.success(t('allFound', { given: formatNumber(given) }));
    onClose();
  };
  if (result) {
    return (
      <Dialog
        title={t('someFound', { found: formatNumber(result.found), given: formatNumber(result.given) })}
        width={480}
        onClose={onClose}
        footer={
          <Button variant="primary" data-autofocus onClick={onClose}>
            {words('close')}
          </Button>
        }
      >
        <MissingNumbers missing={result.missing} />
      </Dialog>
    );
  }
  const fields = (resource.list.numbers ?? []).map((name) => text(titleOf(resource, name))).join(' / ');
  return (
    <Dialog
      title={t('title')}
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button variant="primary" type="submit" form={`${id}-form`} busy={isLoading} disabled={tooMany !== null}>
            {t('find')}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} noValidate onSubmit={(event) => void find(event)}>
        <div className="field">
          <label htmlFor={id}>{t('label')}</label>
          <textarea
            id={id}
            className="input"
            data-autofocus
            rows={10}
            value={pasted}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={problem !== null}
            aria-describedby={`${id}-hint ${id}-count`}
            onChange={(event) => {
              setPasted(event.target.value);
              setFault(null);
            }}
          />
          <p id={`${id}-hint`} className="list-hint">
            {t('hint', { fields, limit: formatNumber(numbersLimit) })}
          </p>
          <output id={`${id}-count`} className={problem ? 'field-error' : 'list-hint'}>
            {problem ??
              (repeated > 0
                ? t('countRepeated', { count: formatNumber(numbers.length), repeated: formatNumber(repeated) })
                : t('count', { count: formatNumber(numbers.length) }))}
          </output>
        </div>
      </form>
    </Dialog>
  );
}
