import { connectToHost } from './bridge/bridge.ts';

connectToHost(window);
