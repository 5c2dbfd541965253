/** The run of enemies on a tower-defence level. */
export const runTexts = {
  'run.title': 'Run of enemies',
  'run.play': 'Play or pause the run',
  'run.reset': 'End the run',
  'run.time': 'Time of the run',
  'run.position': '{seconds} s · walking: {walking} · through: {arrived}',
  'run.rate': 'Pace',
  'run.rate-of': '×{rate}',
  'run.count': 'Enemies',
  'run.spacing': 'Apart, m',
  'run.speed': 'Speed, m/s',
} as const;
