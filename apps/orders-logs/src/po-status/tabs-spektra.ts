import { poTabs } from './tabs.tsx';

export default poTabs('SPEKTRA');
