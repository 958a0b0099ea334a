import { poScreens } from './screens.tsx';

export default poScreens('NMC');
