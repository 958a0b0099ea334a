import { fetchFile, mutationEndpoint, queryEndpoint } from '@console/api';
import { photoCalls as calls } from '@console/contracts/membership/photos-screening-membership';
import { queueCalls } from '@console/contracts/platform/queues';

export const endpoints = {
  counters: queryEndpoint(calls.counters),
  figures: queryEndpoint(calls.figures),
  release: mutationEndpoint(queueCalls.release),
  approve: mutationEndpoint(calls.approve),
  reject: mutationEndpoint(calls.reject),
  escalate: mutationEndpoint(calls.escalate),
  settle: mutationEndpoint(calls.settle),
};

/** The picture of a taken photo, or of another photo of its member. @throws the server's error */
export async function readPicture(secureId: string, of?: string): Promise<Blob> {
  const outcome = await fetchFile(calls.photo, { parameters: { secureId }, body: of === undefined ? {} : { of } });
  if ('error' in outcome) throw outcome.error;
  return outcome.data.blob;
}
