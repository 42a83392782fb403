import { offlineWords } from '~/features/offline/words';
import type { Head } from '../head.server';

export const head: Head = () => ({ title: offlineWords.documentTitle });
