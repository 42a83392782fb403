import { projects } from '~/content/projects';
import type { Head } from '../head.server';

export const params = projects.map(({ id }) => ({ projectId: id }));

export const head: Head = ({ projectId }) => projects.find(({ id }) => id === projectId) ?? {};
