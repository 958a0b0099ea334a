import { mutationEndpoint, queryEndpoint, sendCall } from '@console/api';
import {
  comparedNames,
  registrationCalls,
  type Lookalike,
  type RegistrationLine,
} from '@console/contracts/branches-stores/outlet/duplicates';
import { outletDraftCalls } from '@console/contracts/branches-stores/outlet/draft-calls';
import { outletLines } from '@console/contracts/branches-stores/outlet/vocabulary';
import { draftLimits } from '@console/contracts/core/own-draft';
import { addressOf, type Resource } from '@console/contracts/core/resource';
import { text, type Text } from '@console/contracts/core/text';
import { notify } from '@console/ui/feedback';
import type { FormSection, FormValues } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import { Page, Part } from '@console/ui/page';
import { SteppedForm, type DraftStore, type FormStep, type SteppedFormProps } from '@console/ui/steps';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { Lookalikes } from './Lookalikes.tsx';
import { messages } from './messages.ts';
import { duplicateSection } from './sections.ts';

const check = text('Periksa dan kirim', 'Check and submit');
const last = [duplicateSection] as readonly FormSection[];
/** Parts after which the services are asked what is alike. */
const comparing: ReadonlySet<string> = new Set(['identity', 'place', 'contacts', 'account']);

/** What of the typed values is compared, as it was typed. */
export const comparedOf = (values: FormValues) =>
  Object.fromEntries(
    comparedNames.map((name) => [name, typeof values[name] === 'string' ? values[name].slice(0, 300) : null]),
  ) as Record<(typeof comparedNames)[number], string | null>;

/** A part of a registration: a step of its own. */
export interface RegistrationPart extends FormSection {
  readonly key: string;
  readonly title: Text;
  /** Shown below its fields. */
  readonly children?: FormStep['children'];
}

interface RegistrationProps {
  readonly line: RegistrationLine;
  readonly resource: Resource;
  readonly title: string;
  readonly note: string;
  readonly parts: readonly RegistrationPart[];
  readonly initial?: FormValues;
  /** Sends the values, where a call of its own stores them. */
  readonly send?: SteppedFormProps<Resource>['send'];
}

const readings = {
  SPEKTRA: queryEndpoint(outletDraftCalls.SPEKTRA.draft, { keepFor: 0 }),
  UFI: queryEndpoint(outletDraftCalls.UFI.draft, { keepFor: 0 }),
} as const;

/** Keeps what is typed. No write of a record: lists stay as they are. */
const keeping = (line: RegistrationLine) => async (values: FormValues | null) => {
  const answer = await sendCall(outletDraftCalls[line].keepDraft, { body: { values } });
  return 'data' in answer ? (answer.data?.at ?? null) : null;
};

type Steps = Omit<RegistrationProps, 'title' | 'note'> & Pick<DraftStore, 'draft'>;

/** The steps, with what was typed at an earlier visit. */
function Registration({ line, resource, parts, initial, send, draft }: Steps) {
  const t = useMessages(messages);
  const [earlier] = useState(draft);
  const keep = useMemo(() => keeping(line), [line]);
  const navigate = useNavigate();
  const [find] = mutationEndpoint(registrationCalls[line].lookalikes).useMutation();
  const [found, setFound] = useState<{ readonly compared: FormValues; readonly alike: readonly Lookalike[] }>();
  const ask = useCallback(
    async (values: FormValues) => {
      const answer = await find({ body: comparedOf(values) });
      if ('data' in answer) setFound({ compared: values, alike: answer.data });
      return answer;
    },
    [find],
  );
  const steps = useMemo(
    (): readonly FormStep[] =>
      parts.map(({ key, children, ...section }) => ({
        key,
        title: section.title,
        sections: [section],
        ...(children ? { children } : {}),
        ...(comparing.has(key) ? { ask } : {}),
      })),
    [parts, ask],
  );
  return (
    <>
      {found && found.alike.length > 0 && (
        <section className="panel" aria-label={t('duplicates')}>
          <h2>{t('alike', { count: found.alike.length })}</h2>
          <p>{t('alikeNote')}</p>
          <Lookalikes line={line} resource={resource} {...found} />
        </section>
      )}
      <SteppedForm
        resource={resource}
        steps={steps}
        check={check}
        last={last}
        home={addressOf(resource, 'list', {})}
        drafts={{ draft: earlier, days: draftLimits.days, keep }}
        {...(initial ? { initial } : {})}
        {...(send ? { send } : {})}
        onSaved={(record) => {
          // A call of its own answers with the code alone.
          const { [outletLines[line].code]: own, code = own } = record as unknown as Readonly<Record<string, string>>;
          notify.success(t('saved', { code: code ?? '' }));
          void navigate(addressOf(resource, 'detail', record), { replace: true });
        }}
      />
    </>
  );
}

/** Registers an outlet in steps; what looks like it stands beside it (docs/model/branches-stores.md#stores). */
export function RegistrationPage({ title, note, ...steps }: RegistrationProps) {
  const reading = readings[steps.line].useQuery({}, { fresh: true });
  return (
    <Page title={title} note={note}>
      <Part of={reading}>{(draft) => <Registration {...steps} draft={draft as DraftStore['draft']} />}</Part>
    </Page>
  );
}
