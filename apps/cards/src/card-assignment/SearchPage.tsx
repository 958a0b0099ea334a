import { bareCardNumber, cardNumberFault } from '@console/contracts/core/card-number';
import { Button } from '@console/ui/core';
import { useErrorText } from '@console/ui/feedback';
import { isWithinBounds, NumberField } from '@console/ui/form';
import { LovInput, Select } from '@console/ui/lov';
import { useMessages } from '@console/ui/messages';
import { Page, PartFailed } from '@console/ui/page';
import { useNavigate } from 'react-router';
import { Field } from '../shared/desk/Field.tsx';
import { useDeskDraft } from '../shared/desk/use-desk-draft.ts';
import type { CarriedCards } from './CreatePage.tsx';
import type { ChosenCard } from './draft.ts';
import { FoundCards } from './FoundCards.tsx';
import { messages } from './messages.ts';
import { endpoints, paths } from './screens.tsx';
import { useDropQuestion } from './use-drop-question.ts';

interface Search {
  readonly originKind: CarriedCards['originKind'];
  readonly originId: string;
  readonly cardTypeId: string;
  readonly cardFrom: string;
  readonly cardTo: string;
  readonly take: number | null;
  readonly chosen: readonly ChosenCard[];
}
const nothing: Search = {
  originKind: 'MRA',
  originId: '',
  cardTypeId: '',
  cardFrom: '',
  cardTo: '',
  take: 10,
  chosen: [],
};
const numberOf = (typed: string): string | undefined =>
  typed !== '' && cardNumberFault(typed) === null ? bareCardNumber(typed) : undefined;

/** Free cards of a safe, the oldest first; the selection starts a new assignment. */
export default function SearchPage() {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { values: search, change } = useDeskDraft<Search>('card-assignment-search', nothing);
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = endpoints.search.useQuery(
    {
      query: {
        originKind: search.originKind,
        originId: search.originId,
        cardTypeId: search.cardTypeId || undefined,
        cardFrom: numberOf(search.cardFrom),
        cardTo: numberOf(search.cardTo),
      },
    },
    { skip: search.originId === '', fresh: true },
  );
  const rows = search.originId === '' ? [] : (data?.rows ?? []);
  const chosen = new Set(search.chosen.map(({ cardNo }) => cardNo));
  const ask = useDropQuestion();
  const takeFirst = () => {
    const first = rows.slice(0, search.take ?? 0);
    const kept = new Set(first.map(({ cardNo }) => cardNo));
    ask(t('takeTitle'), { cards: search.chosen.filter(({ cardNo }) => !kept.has(cardNo)).length }, () =>
      change({ chosen: first }),
    );
  };
  const moveTo = (part: Partial<Search>) =>
    ask(t('originTitle'), { cards: search.chosen.length }, () => change({ ...part, chosen: [] }));
  const toggle = (card: ChosenCard) =>
    change({
      chosen: chosen.has(card.cardNo)
        ? search.chosen.filter(({ cardNo }) => cardNo !== card.cardNo)
        : [...search.chosen, card],
    });
  const startAssignment = () =>
    void navigate(paths.create, {
      state: { originKind: search.originKind, originId: search.originId, cards: search.chosen } satisfies CarriedCards,
    });
  const isMra = search.originKind === 'MRA';
  return (
    <Page
      title={t('searchTitle')}
      actions={
        <Button variant="primary" disabled={search.chosen.length === 0} onClick={startAssignment}>
          {t('useSelection')}
        </Button>
      }
    >
      <div className="desk">
        <section className="panel desk-grid">
          <Field title={t('kind')}>
            {(id) => (
              <Select
                id={id}
                className="input"
                value={search.originKind}
                onChange={({ target }) =>
                  moveTo({ originKind: target.value as CarriedCards['originKind'], originId: '' })
                }
              >
                <option value="MRA">MRA</option>
                <option value="BRANCH">{t('branch')}</option>
              </Select>
            )}
          </Field>
          <Field title={t('origin')}>
            {(id) => (
              <LovInput
                key={search.originKind}
                id={id}
                path={isMra ? 'mra/lov' : 'branch/lov'}
                parameters={isMra ? undefined : { line: 'SPEKTRA' }}
                value={search.originId === '' ? [] : [search.originId]}
                onChange={([originId = '']) => moveTo({ originId })}
              />
            )}
          </Field>
          <Field title={t('type')}>
            {(id) => (
              <LovInput
                id={id}
                path="card-types/lov"
                value={search.cardTypeId === '' ? [] : [search.cardTypeId]}
                onChange={([cardTypeId = '']) => change({ cardTypeId })}
              />
            )}
          </Field>
          <Field title={t('from')}>
            {(id) => (
              <input
                id={id}
                className="input card-number"
                value={search.cardFrom}
                onChange={({ target }) => change({ cardFrom: target.value })}
              />
            )}
          </Field>
          <Field title={t('to')}>
            {(id) => (
              <input
                id={id}
                className="input card-number"
                value={search.cardTo}
                onChange={({ target }) => change({ cardTo: target.value })}
              />
            )}
          </Field>
          <Field title={t('quantity')}>
            {(id) => (
              <div className="desk-row">
                <NumberField narrow id={id} value={search.take} onChange={(take) => change({ take })} />
                <Button
                  disabled={rows.length === 0 || (search.take !== null && !isWithinBounds(search.take, 0))}
                  onClick={takeFirst}
                >
                  {t('takeFirst', { n: search.take || 0 })}
                </Button>
              </div>
            )}
          </Field>
        </section>
        {search.originId === '' && <p className="panel">{t('chooseOrigin')}</p>}
        {error &&
          (error.status === 422 ? (
            <p role="alert" className="desk-fault">
              {errorText(error)}
            </p>
          ) : (
            <section className="panel">
              <PartFailed error={error} onRetry={refetch} busy={isFetching} />
            </section>
          ))}
        {search.originId !== '' && !error && (
          <section className="panel" aria-busy={isFetching}>
            <p role="status">
              {data ? t('found', { total: data.total }) : ''} {t('selection', { count: search.chosen.length })}{' '}
              {search.chosen.length > 0 && (
                <Button variant="link" onClick={() => change({ chosen: [] })}>
                  {t('clear')}
                </Button>
              )}
            </p>
            {rows.length === 0 && data ? (
              <p>{t('none')}</p>
            ) : (
              <FoundCards rows={rows} chosen={chosen} onToggle={toggle} />
            )}
          </section>
        )}
      </div>
    </Page>
  );
}
