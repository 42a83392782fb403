import type { Head } from '../head.server';
import { notFoundWords } from './words';

export const head: Head = () => ({ title: notFoundWords.documentTitle });
