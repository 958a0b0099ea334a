import { proofQuestion, useValue } from '@console/auth';
import { Part } from '../routing/Part.tsx';

const dialog = () => import('./ProofDialog.tsx');

/** Asks for a proof of identity when a call requires one; the dialog is fetched with the first question. */
export function ProofHost() {
  const question = useValue(proofQuestion);
  return question && <Part load={dialog} props={{ question }} />;
}
