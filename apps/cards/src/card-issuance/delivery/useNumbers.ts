import { queryEndpoint } from '@console/api';
import { issuanceCalls } from '@console/contracts/cards/card-issuance/issuance';
import { useMessages } from '@console/ui/messages';
import { useMemo } from 'react';
import { follows } from '../actions/follows.ts';
import { messages } from './messages.ts';

const reading = queryEndpoint(issuanceCalls.numbers, { follows: follows.invalidates });

/** The numbers of a delivery that are still awaited, why a scanned one is a wrong one, and what is to be said when they are not known. */
export function useNumbers(deliveryId: string) {
  const t = useMessages(messages);
  const { data, error, isFetching, refetch } = reading.useQuery({ parameters: { secureId: deliveryId } });
  const pending = useMemo(
    () => (data ?? []).filter(({ result }) => result === 'PENDING').map(({ cardNo }) => cardNo),
    [data],
  );
  const known = useMemo(() => new Set(pending), [pending]);
  return {
    pending,
    loaded: data !== undefined,
    failed: data ? undefined : error && { error, onRetry: refetch, busy: isFetching },
    check: (cardNo: string): string | null => (known.has(cardNo) ? null : t('strange')),
  };
}
