import { queryEndpoint } from '@console/api';
import { issuanceCalls } from '@console/contracts/cards/card-issuance/issuance';
import { useMessages } from '@console/ui/messages';
import { useMemo } from 'react';
import { follows } from '../actions/follows.ts';
import { messages } from './messages.ts';

const reading = queryEndpoint(issuanceCalls.numbers, { follows: follows.invalidates });

/** The outstanding numbers of a delivery, why a scanned number is wrong, and the error when they could not be read. */
export function useNumbers(deliveryId: string) {
  const t = useMessages(messages);
  const { data, error, isFetching, refetch } = reading.useQuery({ parameters: { secureId: deliveryId } });
  const pending = useMemo(
    () => (data ?? []).filter(({ result }) => result === 'PENDING').map(({ cardNo }) => cardNo),
    [data],
  );
  const pendingNumbers = useMemo(() => new Set(pending), [pending]);
  return {
    pending,
    loaded: data !== undefined,
    failed: data ? undefined : error && { error, onRetry: refetch, busy: isFetching },
    check: (cardNo: string): string | null => (pendingNumbers.has(cardNo) ? null : t('strange')),
  };
}
