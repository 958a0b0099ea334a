import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { ActContext } from '../../records/acts/performers.ts';
import { requestChange } from './request.ts';

interface Given {
  readonly reasonId: string;
  readonly note?: string | null;
}

/**
 * Steps between states as acts of the list: each member gets a change of its own, which somebody else decides. A photo
 * proves one change alone, so reasons that ask for it are refused.
 */
export const memberSteps = (app: Application, texts: ProtectedText) => {
  const step =
    (section: 'deactivate' | 'reactivate') =>
    async (tx: Tx, { caller, request, body }: ActContext<Given>) => {
      const { secureId, version, reasonId, note = null } = body;
      const given = { reasonId, note, evidence: null };
      try {
        return await requestChange(
          app,
          tx,
          texts,
          { caller, request },
          { memberId: secureId, version, section, given },
        );
      } catch (error) {
        const needsProof = error instanceof Refusal && error.details.errors?.some(({ field }) => field === 'evidence');
        if (needsProof) throw invalid({ field: 'reasonId', code: 'REASON_NEEDS_PROOF' });
        throw error;
      }
    };
  return { deactivate: step('deactivate'), reactivate: step('reactivate') };
};
