import '@fontsource-variable/archivo/standard.css'
import '@fontsource-variable/newsreader/standard-italic.css'
import '@fontsource-variable/newsreader/standard.css'
import { mount } from 'svelte'
import App from './App.svelte'
import icons from './lib/icons.svg?raw'
import './styles/tokens.css'
import './styles/components.css'
import './styles/pages.css'

document.body.insertAdjacentHTML('afterbegin', icons)
const target = document.getElementById('app')
if (target) mount(App, { target })
