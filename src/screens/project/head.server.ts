import { projects } from '~/content/vision-and-mission';
import type { Head } from '../head.server';

export const params = projects.map(({ id }) => ({ projectId: id }));

export const head: Head = ({ projectId }) => projects.find(({ id }) => id === projectId) ?? {};
