import { poArchiveScreens } from './archive-screens.tsx';

export default poArchiveScreens('NMC');
