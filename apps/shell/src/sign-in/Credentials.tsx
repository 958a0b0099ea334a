import type { SecondStep } from '@console/contracts/shell/second-factor';
import { useState } from 'react';
import { Part } from '../routing/Part.tsx';
import type { SecondStepKind } from './answers.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { LocalForm, type OnSecondStep } from './LocalForm.tsx';

/** Rarely needed: fetched when a second step follows. */
const steps = {
  'second-factor': () => import('./SecondStep.tsx'),
  enrolment: () => import('./DemandedFactor.tsx'),
} as const;

/** Local sign-in: the form, the change of a temporary or expired password, and the second step. */
export function Credentials({ only }: { readonly only?: string }) {
  const [due, setDue] = useState<{ username: string; oldPassword: string } | null>(null);
  const [second, setSecond] = useState<{ readonly kind: SecondStepKind; readonly step: SecondStep } | null>(null);
  const onSecondStep: OnSecondStep = (kind, body) => setSecond({ kind, step: body as unknown as SecondStep });
  const onBack = () => {
    setDue(null);
    setSecond(null);
  };
  if (second) return <Part load={steps[second.kind]} props={{ step: second.step, onBack }} />;
  if (due) return <ChangePasswordForm {...due} onSecondStep={onSecondStep} onBack={onBack} />;
  return (
    <LocalForm
      {...(only === undefined ? {} : { only })}
      onChangeRequired={(username, oldPassword) => setDue({ username, oldPassword })}
      onSecondStep={onSecondStep}
    />
  );
}
