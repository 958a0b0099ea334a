import type { Confirmation } from '@console/contracts/orders-logs/customer-confirmation';
import { useMessages } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { endpoints } from './endpoints.ts';
import { Answers, History } from './History.tsx';
import { messages } from './messages.ts';

/** The last answers and the attempts of a confirmation, on its page. */
export function Desk({ record: { secureId } }: { readonly record: Confirmation }) {
  const t = useMessages(messages);
  return (
    <Part of={endpoints.desk.useQuery({ parameters: { secureId } }, { fresh: true })}>
      {({ questions, history }) => (
        <>
          <Answers title={t('lastChecklist')} questions={questions} />
          <History rows={history} />
        </>
      )}
    </Part>
  );
}
