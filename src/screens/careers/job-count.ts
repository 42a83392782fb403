import { countText } from '~/lib/text/fill';
import { careersWords } from './words';

/** '1 job', '4 jobs'. */
export const jobCount = (count: number) => countText(count, careersWords.countOne, careersWords.countMany);
