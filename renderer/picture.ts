import './styles/picture.css';
import { connectToHost } from './bridge/bridge.ts';
import { LevelPicture } from './picture/level-picture.ts';

const host = connectToHost(window);
const canvas = document.querySelector('canvas');
// By this name the command line finds it.
if (host && canvas) Reflect.set(window, 'levelPicture', new LevelPicture(host, canvas));
