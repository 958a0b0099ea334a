import { text } from '@console/contracts/core/text';
import { actCallsOf } from '@console/contracts/core/resource';
import { riskProfiles, type RiskProfile } from '@console/contracts/membership/risk-profile-membership';
import { createStore, invalidate, sendCall } from '@console/api';
import { notify } from '@console/ui/feedback';
import { useNavigate } from 'react-router';
import { paths } from './paths.ts';

const { submit } = actCallsOf(riskProfiles);

/**
 * The two buttons of the form: a draft is saved, or saved and submitted at once. What is saved and cannot be submitted
 * stays a draft, on whose page the cause is said and the button stands.
 */
export function useSubmitted() {
  const navigate = useNavigate();
  return {
    save: text('Simpan draf', 'Save draft'),
    title: riskProfiles.acts.submit.title,
    run: async (profile: RiskProfile) => {
      const { secureId, version } = profile;
      const answer = await sendCall(submit, { body: { secureId, version } });
      createStore().dispatch(invalidate(riskProfiles.module));
      if ('error' in answer) notify.error(answer.error.message);
      void navigate(paths.detail({ secureId }), { replace: true });
    },
  };
}
