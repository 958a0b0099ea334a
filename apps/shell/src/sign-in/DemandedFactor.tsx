import { authCall, beginSession, SignInRefused } from '@console/auth';
import type { Call } from '@console/contracts/core/call';
import type { TokenPair } from '@console/contracts/shell/auth';
import {
  secondStepCalls,
  type Enrolled,
  type Enrolment,
  type FactorKind,
  type SecondStep as Step,
} from '@console/contracts/shell/second-factor';
import { Button } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { useState } from 'react';
import { EnrolFactor, type CallResult } from '../second-factor/EnrolFactor.tsx';
import { messages } from '../second-factor/messages.ts';
import { RecoveryCodes } from '../second-factor/RecoveryCodes.tsx';
import { factorFault } from './factor-fault.ts';

/** Makes a call of the second step, with the body that its contract declares. */
async function callStep<B, R>({ path }: Call<unknown, B, R>, body: B): Promise<CallResult<unknown>> {
  try {
    return { data: await authCall('POST', path, body) };
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error;
    return { fault: factorFault(error) };
  }
}

interface Props {
  readonly step: Step;
  readonly onBack: () => void;
}

/**
 * Enrolment of a second factor that a role requires at sign-in. The session starts when the user has saved the recovery
 * codes.
 */
export default function DemandedFactor({ step: { ticket, kinds }, onBack }: Props) {
  const t = useMessages(messages);
  const [done, setDone] = useState<TokenPair & { readonly recovery_codes: readonly string[] }>();
  const begin = async (kind: FactorKind): Promise<CallResult<Enrolment>> => {
    const answer = await callStep(secondStepCalls.enrol, { ticket, wish: { kind } });
    return 'fault' in answer ? answer : { data: (answer.data as { readonly result: Enrolment }).result };
  };
  const finish = async (enrolled: Enrolled) => {
    const answer = await callStep(secondStepCalls.enrolled, { ticket, enrolled });
    if ('fault' in answer) return answer.fault;
    setDone(answer.data as NonNullable<typeof done>);
    return null;
  };
  if (done)
    return (
      <>
        <h2>{t('codesTitle')}</h2>
        <RecoveryCodes codes={done.recovery_codes} onSaved={() => void beginSession(done)} />
      </>
    );
  return (
    <>
      <h2>{t('enrolTitle')}</h2>
      <p>{t('enrolDemanded')}</p>
      <EnrolFactor kinds={kinds} begin={begin} finish={finish} />
      <Button variant="quiet" onClick={onBack}>
        {t('back')}
      </Button>
    </>
  );
}
