import { text } from '@console/contracts/core/text';
import { registrations, type IndicativeLimit, type RegistrationStep } from '@console/contracts/membership/registration';
import { addressOf, recordAt } from '@console/contracts/routes/address';
import { notify } from '@console/ui/feedback';
import type { FormValues } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import { Page } from '@console/ui/page';
import { SteppedForm, type FormStep } from '@console/ui/steps';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { Duplicate } from './Duplicate.tsx';
import { endpoints } from './endpoints.ts';
import { Limits } from './Limits.tsx';
import { messages } from './messages.ts';
import { PhoneCode } from './PhoneCode.tsx';
import { lastSections, sections } from './sections.ts';

const initial = { sameAsKtp: true, consent: false, otherIncome: 0, monthlyExpense: 0 };
const check = text('Periksa dan simpan', 'Check and save');
const detail = recordAt('/membership/:memberId');

interface Registered {
  readonly secureId: string;
  readonly memberNo: string;
  readonly verificationNo: string | null;
}

/** Registers a member in five steps (docs/model/membership.md#registration). */
export default function CreatePage() {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const [ask] = endpoints.check.useMutation();
  const [create] = endpoints.create.useMutation();
  const [limits, setLimits] = useState<readonly IndicativeLimit[]>([]);
  const checked = useCallback(
    (step: RegistrationStep) => async (values: FormValues) => {
      const answer = await ask({ body: { step, values: values as never } });
      if (step === 'documents' && 'data' in answer) setLimits(answer.data.limits);
      return answer;
    },
    [ask],
  );
  const steps = useMemo(
    (): readonly FormStep[] => [
      {
        key: 'identity',
        title: text('Identitas', 'Identity'),
        sections: sections.identity,
        ask: checked('identity'),
        askOn: ['nik', 'name', 'birthDate', 'gender', 'motherMaidenName', 'duplicateNote'],
        children: (_values, errors) => <Duplicate errors={errors} />,
      },
      {
        key: 'contact',
        title: text('Kontak dan alamat', 'Contact and addresses'),
        sections: sections.contact,
        ask: checked('contact'),
        children: ({ phone }) => <PhoneCode typed={phone} />,
      },
      {
        key: 'work',
        title: text('Pekerjaan dan keluarga', 'Work and family'),
        sections: sections.work,
        ask: checked('work'),
      },
      {
        key: 'documents',
        title: text('Program dan dokumen', 'Program and documents'),
        sections: sections.documents,
        ask: checked('documents'),
      },
    ],
    [checked],
  );
  return (
    <Page title={t('title')} note={t('note')}>
      <SteppedForm
        resource={registrations}
        steps={steps}
        check={check}
        last={lastSections}
        summary={<Limits limits={limits} />}
        home={addressOf('/membership')}
        initial={initial}
        send={(values) => create({ body: values as never })}
        onSaved={(saved) => {
          const { secureId, memberNo, verificationNo } = saved as unknown as Registered;
          notify.success(verificationNo ? t('savedWithCard', { memberNo, verificationNo }) : t('saved', { memberNo }));
          void navigate(detail({ secureId }), { replace: true });
        }}
      />
    </Page>
  );
}
