import { ccc } from './ccc';
import { compliance } from './compliance';
import { dialogueEvents } from './dialogueEvents';
import { dialogueLine } from './dialogueLine';
import { events } from './events';
import { eventTiou } from './eventTiou';
import { evsa } from './evsa';
import { gatePass } from './gatePass';
import type { Metric } from './metric';
import { nondialogueEvents } from './nondialogueEvents';
import { references } from './references';
import { refUse } from './refUse';
import { refUseEvent } from './refUseEvent';
import { refUseShot } from './refUseShot';
import { refUseSubshot } from './refUseSubshot';
import { scenes } from './scenes';
import { shots } from './shots';
import { shotTiou } from './shotTiou';
import { speaker } from './speaker';
import { subjects } from './subjects';
import { subshots } from './subshots';
import { subshotTiou } from './subshotTiou';

/** Every metric, in the order of the score table. @see contract §5 */
export const METRICS: readonly Metric[] = [
  subjects,
  scenes,
  references,
  refUse,
  refUseShot,
  refUseSubshot,
  refUseEvent,
  ccc,
  shots,
  shotTiou,
  subshots,
  subshotTiou,
  events,
  dialogueEvents,
  nondialogueEvents,
  eventTiou,
  dialogueLine,
  speaker,
  evsa,
  compliance,
  gatePass,
];
