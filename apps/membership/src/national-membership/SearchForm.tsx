import { withoutGroups } from '@console/contracts/core/clean-text';
import { normalise } from '@console/contracts/core/validation';
import { phone as phoneField } from '@console/contracts/core/fields';
import type { NationalQuery } from '@console/contracts/membership/national-membership';
import { Button, usePreviewOf } from '@console/ui/core';
import { Select } from '@console/ui/lov';
import { useMessages } from '@console/ui/messages';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { messages } from './messages.ts';

const patterns = {
  nik: /^\d{16}$/,
  phone: /^08\d{8,12}$/,
  memberNo: /^\d{10}$/,
  custMainNo: /^\d{10}$/,
  custNo: /^\d{10}$/,
  cardNo: /^\d{16}$/,
} as const;
type NumberKind = keyof typeof patterns;
const kinds = [...(Object.keys(patterns) as NumberKind[]), 'nameAndBirth'] as const;
type Kind = (typeof kinds)[number];

function bare(kind: NumberKind, typed: string): string {
  if (kind !== 'phone') return withoutGroups(typed);
  const clean = normalise(phoneField(), typed);
  return typeof clean === 'string' ? clean : '';
}

/** One query as it is typed; `null` while it names nobody. */
function queryOf(kind: Kind, typed: string, birthDate: string): NationalQuery | null {
  if (kind === 'nameAndBirth')
    return typed.trim().length >= 3 && birthDate !== '' ? { name: typed.trim(), birthDate } : null;
  const number = bare(kind, typed);
  return patterns[kind].test(number) ? { [kind]: number } : null;
}

interface SearchFormProps<Answer> {
  readonly onSearch: (query: NationalQuery) => Promise<Answer>;
  /** Shows the answer, until something else is typed. */
  readonly children: (answer: Answer) => ReactNode;
}

/** One exact number, or the beginning of a name with the birth date; below it who was found by that. */
export function SearchForm<Answer>({ onSearch, children }: SearchFormProps<Answer>) {
  const t = useMessages(messages);
  const id = useId();
  const [kind, setKind] = useState<Kind>('nik');
  const [typed, setTyped] = useState('');
  const [birthDate, setBirthDate] = useState('');
  const [tried, setTried] = useState(false);
  const query = queryOf(kind, typed, birthDate);
  const wrong = tried && query === null;
  const { preview: answer, hold } = usePreviewOf<Answer>({ kind, typed, birthDate });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (query) hold(await onSearch(query));
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- older screen readers do not know `search` */}
      <form role="search" className="panel national-search" noValidate onSubmit={(event) => void submit(event)}>
        <label htmlFor={`${id}-kind`}>{t('by')}</label>
        <Select
          id={`${id}-kind`}
          className="input"
          value={kind}
          onChange={({ target }) => {
            setKind(target.value as Kind);
            setTried(false);
          }}
        >
          {kinds.map((each) => (
            <option key={each} value={each}>
              {t(each)}
            </option>
          ))}
        </Select>
        <label htmlFor={`${id}-text`}>{t(kind === 'nameAndBirth' ? 'name' : 'number')}</label>
        <input
          id={`${id}-text`}
          className="input"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          aria-invalid={wrong}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setTyped(target.value)}
        />
        {kind === 'nameAndBirth' && (
          <>
            <label htmlFor={`${id}-birth`}>{t('birthDate')}</label>
            <input
              id={`${id}-birth`}
              type="date"
              className="input"
              value={birthDate}
              aria-invalid={wrong}
              onChange={({ target }) => setBirthDate(target.value)}
            />
          </>
        )}
        <Button type="submit" variant="primary">
          {t('search')}
        </Button>
        <p id={`${id}-help`} className={wrong ? 'field-error' : 'form-help'} role={wrong ? 'alert' : undefined}>
          {t(wrong ? 'incomplete' : 'hint')}
        </p>
      </form>
      {answer !== undefined && children(answer)}
    </>
  );
}
