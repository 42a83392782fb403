import { careersScreen } from '~/content/screens/careers';
import { countText } from '~/lib/text/fill';

/** '1 job', '4 jobs'. */
export const jobCount = (count: number) => countText(count, careersScreen.countOne, careersScreen.countMany);
