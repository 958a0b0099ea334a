import { resourceApi } from '@console/api';
import { appSettings } from '@console/contracts/shell/app-setting-properties';
import { UpdatePage as Update } from '@console/ui/form';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import '../administration.css';
import { formSections, paths } from './screens.ts';

/** Changes a setting; a protected one needs the approval of a second person. */
export default function UpdatePage() {
  const secureId = useSearchParams()[0].get('id') ?? '';
  const { currentData: setting } = resourceApi(appSettings).useDetailQuery(secureId);
  const sections = useMemo(() => formSections(setting), [setting]);
  return <Update resource={appSettings} secureId={secureId} sections={sections} paths={paths} />;
}
