import { queryEndpoint } from '@console/api';
import { surveyCalls, type SurveyAnswer, type SurveyNote } from '@console/contracts/membership/customer-survey';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { messages } from './messages.ts';

const given = queryEndpoint(surveyCalls.given);

function Answers({ answers }: { readonly answers: readonly SurveyAnswer[] }) {
  const t = useMessages(messages);
  if (answers.length === 0) return <p>{t('noAnswers')}</p>;
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">{t('question')}</th>
          <th scope="col">{t('answer')}</th>
        </tr>
      </thead>
      <tbody>
        {answers.map(({ no, question, answer }) => (
          <tr key={no}>
            <td>{question}</td>
            <td>{answer}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Notes({ notes }: { readonly notes: readonly SurveyNote[] }) {
  const t = useMessages(messages);
  if (notes.length === 0) return <p>{t('noNotes')}</p>;
  return (
    <table className="plain-table">
      <thead>
        <tr>
          {(['time', 'by', 'contacted', 'note'] as const).map((name) => (
            <th key={name} scope="col">
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {notes.map(({ at, by, text, contacted }, index) => (
          <tr key={index}>
            <td>{formatDate(at, 'DD MMM YYYY HH:mm')}</td>
            <td>{by}</td>
            <td>{t(contacted)}</td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a member answered, and what was done about it. */
export function GivenAnswers({ secureId }: { readonly secureId: string }) {
  const t = useMessages(messages);
  return (
    <Part of={given.useQuery({ parameters: { secureId } })}>
      {({ answers, notes }) => (
        <>
          <section className="panel">
            <h2>{t('answers')}</h2>
            <Answers answers={answers} />
          </section>
          <section className="panel">
            <h2>{t('notes')}</h2>
            <Notes notes={notes} />
          </section>
        </>
      )}
    </Part>
  );
}
